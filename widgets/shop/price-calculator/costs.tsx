import type { Calculation, CalculatorChoice, CalculatorSubject, HotelCosts } from "#domain/costs/calculator.ts";
import { priceDay } from "#domain/costs/hotel-prices.ts";
import { isFree, priceTiers, type GroupPrice } from "#domain/event/money.ts";
import { formatCents, formatDay, formatHotelCount } from "#i18n/format.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { useNow } from "#state/clock.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { Announced } from "#ui/notice/announced.tsx";

interface CostsProps {
  readonly subject: CalculatorSubject;
  readonly choice: CalculatorChoice;
  readonly calculation: Calculation;
}

/** The price of each number of participants that has one; the last row counts the chosen ones, if they are more. */
function TierTable({ tiers, price }: { tiers: readonly GroupPrice[]; price: GroupPrice | null }) {
  const chosen = price?.participants ?? 0;
  const last = tiers.at(-1)?.participants ?? 0;
  return (
    <div className="calculator-scroll" role="group" aria-label={texts.tiers} tabIndex={0}>
      <table className="calculator-tiers">
        <caption>{texts.tiers}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.tierCount}</th>
            <th scope="col">{texts.each}</th>
            <th scope="col">{texts.sum}</th>
            <th scope="col">{texts.tierSaving}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => {
            const { participants, each } = tier;
            const isLast = participants === last;
            const { sum, saving } = isLast && price !== null && chosen > participants ? price : tier;
            return (
              <tr key={participants} aria-current={participants === Math.min(chosen, last) ? "true" : undefined}>
                <th scope="row">{texts.tier(participants, isLast ? Math.max(chosen, participants) : null)}</th>
                <td>{formatCents(each)}</td>
                <td>{formatCents(sum)}</td>
                <td>{saving === 0 ? "–" : formatCents(saving)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Where no hotel is added to it, its sum is the total, which stands by itself. */
function SeminarPrice({ price, isAll }: { price: GroupPrice; isAll: boolean }) {
  const { participants, each, sum, saving } = price;
  return (
    <div>
      <Facts
        className="calculator-sums"
        facts={[
          [texts.each, formatCents(each)],
          [texts.sumFor(participants), isAll ? null : <strong key="sum">{formatCents(sum)}</strong>],
          [texts.saving, saving === 0 ? null : formatCents(saving)],
        ]}
      />
      {!isAll && <p className="small muted">{texts.net}</p>}
    </div>
  );
}

/** What all costs together, in sight on a phone while choices are made; without a hotel the seminar's sum. */
export function Total({ calculation: { price, hotel }, choice: { participants } }: CostsProps) {
  if (price === null || (hotel === null && isFree(price))) return null;
  const label = hotel === null ? texts.sumFor(participants) : texts.both;
  return (
    <div className="calculator-total">
      <Facts
        className="calculator-sums"
        facts={[[label, <strong key="total">{formatCents(price.sum + (hotel?.sum ?? 0))}</strong>]]}
      />
      <p className="small muted">{texts.net}</p>
    </div>
  );
}

/** The sum as one sentence for screen readers, announced when it changes; empty if no choice can change it. */
function heardSum({ subject, choice: { participants }, calculation: { price, hotel } }: CostsProps): string {
  if (subject.hotels.length > 0 && hotel === null) return `${texts.hotelCosts}: ${texts.missing}`;
  if (hotel !== null)
    return price === null
      ? `${texts.hotelSum(hotel.days, participants)}: ${formatCents(hotel.sum) ?? ""}`
      : texts.bothFor(participants, formatCents(price.sum + hotel.sum) ?? "");
  return price === null || isFree(price) ? "" : `${texts.sumFor(participants)}: ${formatCents(price.sum) ?? ""}`;
}

/** Announces the sum; announcing all its parts at each step would be too much. */
export function AnnouncedSum(props: CostsProps) {
  return <Announced unseen>{heardSum(props)}</Announced>;
}

/** The costs of the seminar without the hotel; a free one has no tiers. */
export function SeminarCosts({ subject: { prices }, calculation: { price, hotel } }: CostsProps) {
  const tiers = priceTiers(prices);
  const isPaid = tiers.some((tier) => !isFree(tier));
  return (
    <section className="stack">
      <h3>{texts.seminarCosts}</h3>
      {price === null && <p>{texts.missing}</p>}
      {isFree(price) && (
        <p>
          <strong>{texts.free}</strong>
        </p>
      )}
      {price !== null && !isFree(price) && <SeminarPrice price={price} isAll={hotel === null} />}
      {isPaid && <TierTable tiers={tiers} price={price} />}
    </section>
  );
}

interface HotelSumsProps {
  readonly hotel: HotelCosts;
  readonly participants: number;
  /** Whether no total follows, which would say that all is net. */
  readonly isLast: boolean;
}

/** The hotel's costs and how they are computed. */
function HotelSums({ hotel: { perDay, days, sum }, participants, isLast }: HotelSumsProps) {
  return (
    <div>
      <Facts
        className="calculator-sums"
        facts={[
          [texts.perDay, formatCents(perDay)],
          [formatHotelCount(days, perDay, participants), <strong key="sum">{formatCents(sum)}</strong>],
        ]}
      />
      {isLast && <p className="small muted">{texts.net}</p>}
    </div>
  );
}

/** The hotel's costs, apart from the seminar; nothing for online events. */
export function HotelCostsPart({ subject, choice, calculation: { hotel, price } }: CostsProps) {
  const day = formatDay(priceDay(subject.startDate, subject.endDate, useNow()));
  if (subject.hotels.length === 0) return null;
  return (
    <section className="stack">
      <h3>{texts.hotelCosts}</h3>
      {hotel === null ? (
        <p>{texts.missing}</p>
      ) : (
        <HotelSums hotel={hotel} participants={choice.participants} isLast={price === null} />
      )}
      <p className="small muted">
        <span>{texts.apart}</span>
        {hotel !== null && hotel.days > 1 && (
          <>
            {" "}
            <span>{texts.everyDay}</span>
          </>
        )}
        {subject.startDate === null && subject.endDate === null && day !== null && (
          <>
            {" "}
            <span>{texts.pricesOf(day)}</span>
          </>
        )}
      </p>
    </section>
  );
}

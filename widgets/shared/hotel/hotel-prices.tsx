import { hotelPrices, pricesHidden, type HotelPriceList, type HotelPriceRow } from "#domain/costs/hotel-prices.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { formatEuro } from "#i18n/format.ts";
import { hotelPriceTexts as texts, priceRowTexts } from "#i18n/hotel.ts";
import { useNow } from "#state/clock.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./hotel-prices.css?inline";

interface GroupProps {
  readonly guest: HotelPriceRow["guest"];
  readonly rows: readonly HotelPriceRow[];
  readonly total: HotelPriceList["total"];
}

function Row({ row }: { row: HotelPriceRow }) {
  const { name, meals } = priceRowTexts(row);
  return (
    <tr data-state={row.amount === null ? "missing" : "known"}>
      <th scope="row">
        <span>{name}</span>
        {meals !== null && <span className="prices-meals">{meals}</span>}
      </th>
      <td>{formatEuro(row.amount) ?? texts.missing}</td>
    </tr>
  );
}

function Group({ guest, rows, total }: GroupProps) {
  return (
    <table className="prices-table">
      <caption>{texts[guest]}</caption>
      <tbody>
        {rows
          .filter((row) => row.guest === guest)
          .map((row) => (
            <Row key={row.kind} row={row} />
          ))}
      </tbody>
      {guest === "overnight" && total !== null && (
        <tfoot>
          <tr>
            <th scope="row">{texts.total(total.days)}</th>
            <td>{formatEuro(total.amount)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * The table 'Hotelpreise *' of a stay (spec section 2, contract section 4, Money); nothing if the event ended before
 * today.
 */
export function HotelPricesView({ stay, level = 3 }: { stay: HotelStay; level?: 2 | 3 }) {
  useStyles(css);
  const now = useNow();
  if (pricesHidden(stay.endDate, now)) return null;
  const { rows, total } = hotelPrices(stay, now);
  const Heading = `h${level}` as const;
  const hasPrices = rows.some((row) => row.amount !== null);
  return (
    <section className="prices stack">
      <Heading>{texts.headline}</Heading>
      {hasPrices ? (
        <div className="prices-groups">
          <Group guest="overnight" rows={rows} total={total} />
          <Group guest="day" rows={rows} total={total} />
        </div>
      ) : (
        <Notice state="empty">{texts.missing}</Notice>
      )}
      {hasPrices && <p className="small muted measure">{texts.footnote}</p>}
    </section>
  );
}

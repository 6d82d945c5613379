import { countriesResource, userDataResource } from "#api/settings.ts";
import type { Company } from "#domain/entities/people.ts";
import { telHref } from "#domain/forms/phone.ts";
import { countryNameOf } from "#domain/people/settings.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { company as texts, settings } from "#i18n/settings.ts";
import { keyed } from "#lib/keyed.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

const joined = (...parts: (string | number | null)[]): string =>
  parts
    .map((part) => String(part ?? "").trim())
    .filter((part) => part !== "")
    .join(" ");

/**
 * The country by the list of countries; without the list the company's own text, and a button that loads the list
 * again.
 */
function Country({ company }: { company: Company }) {
  const watched = useResource(countriesResource, company.countryId === null ? null : {});
  if (watched.remote.state === "idle") return <span>{company.countryName ?? "–"}</span>;
  if (watched.remote.state === "failed" && isFilled(company.countryName)) return <span>{company.countryName}</span>;
  return (
    <RemoteView watched={watched} loading={settings.loading}>
      {(countries) => <span>{countryNameOf(company, countries) ?? "–"}</span>}
    </RemoteView>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const names = [company.nameRow1, company.nameRow2, company.nameRow3].filter(isFilled);
  return (
    <Facts
      facts={[
        [texts.customerNumber, joined(company.accDbId) || "–"],
        [
          texts.name,
          names.length === 0 ? "–" : keyed(names, (name) => name).map(([key, name]) => <div key={key}>{name}</div>),
        ],
        [texts.street, joined(company.street, company.streetNr) || "–"],
        [texts.city, joined(company.zip, company.city) || "–"],
        [texts.country, <Country key="country" company={company} />],
      ]}
    />
  );
}

/** The contact for changes: the phone number, otherwise the contact page. */
function Support() {
  const { supportPhone, contactUrl } = useConfig();
  return (
    <p className="muted measure">
      <span>{texts.readOnly}</span>{" "}
      {supportPhone === "" ? (
        <a href={safeLink(contactUrl) ?? undefined}>{texts.contact}</a>
      ) : (
        <>
          <span>{texts.call}</span> <a href={telHref(supportPhone)}>{supportPhone}</a>
        </>
      )}
    </p>
  );
}

/** Firmendaten, read-only (spec section 2, user settings). */
export function CompanyData() {
  const watched = useResource(userDataResource);
  return (
    <RemoteView watched={watched} loading={settings.loading} outline="fields">
      {({ company }) =>
        company === null ? (
          <Empty about="missing">{texts.none}</Empty>
        ) : (
          <section className="stack">
            <h2>{texts.title}</h2>
            <CompanyFacts company={company} />
            <Support />
          </section>
        )
      }
    </RemoteView>
  );
}

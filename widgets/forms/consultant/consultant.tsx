import { useEffect } from "react";
import { consultantResource } from "#api/consultant.ts";
import type { Consultant } from "#domain/entities/consultant.ts";
import { telHref } from "#domain/forms/phone.ts";
import { isFilled } from "#domain/text/text.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { useResource } from "#state/resources.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { Image } from "#ui/image/image.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import css from "./consultant.css?inline";

const loadBooking = () => import("./booking.tsx").then((module) => module.ConsultantBooking);
const Booking = lazyComponent(loadBooking);

/** The consultant: picture, name, role, text, contact data, topics. */
function Person({ person }: { person: Consultant }) {
  const { name, role, image, phone, email, text, topics } = person;
  return (
    <div className="consultant-person" part="card">
      {isFilled(image) && (
        <Image className="consultant-image" src={image} alt="" width={160} height={160} loading="lazy" />
      )}
      <div className="stack">
        <div>
          {isFilled(name) && <h2>{name}</h2>}
          {isFilled(role) && <p className="muted">{role}</p>}
        </div>
        <RichText html={text} />
        <Facts
          facts={[
            [texts.phone, isFilled(phone) ? <a href={telHref(phone)}>{phone}</a> : null],
            [
              texts.email,
              isFilled(email) ? (
                <a href={`mailto:${email}`}>
                  <MailAddress address={email} />
                </a>
              ) : null,
            ],
            [texts.topics, topics.length > 0 ? topics.join(", ") : null],
          ]}
        />
      </div>
    </div>
  );
}

/** The consultant for a topic, or the general one, and the booking of an appointment (contract-public section 4). */
export function ConsultantPage({ topic }: { topic?: string }) {
  useStyles(css);
  // Loads the booking while the consultant is read; the lazy component itself reports a failure.
  useEffect(() => void loadBooking().catch(() => undefined), []);
  const watched = useResource(consultantResource, topic === undefined ? {} : { topic });
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(person) =>
        person === null ? (
          <Empty about="missing">{texts.none}</Empty>
        ) : (
          <div className="consultant">
            <Person person={person} />
            {person.consultantId !== null && (
              <Booking
                texts={lazyTexts}
                key={person.consultantId}
                consultantId={person.consultantId}
                name={person.name}
                topic={topic ?? null}
              />
            )}
          </div>
        )
      }
    </RemoteView>
  );
}

/** The kinds of guide (src/domain/event/detail-tabs.ts). */
type GuideKind = "webinar" | "online-seminar";

/** Nouns that differ between the two kinds of online event. */
const nouns: Record<GuideKind, { of: string; room: string; during: string }> = {
  webinar: { of: "Webinars", room: "Webinarraum", during: "Im Webinar" },
  "online-seminar": { of: "Online-Seminars", room: "Seminarraum", during: "Im Online-Seminar" },
};

/** One of the three guides: a heading and its points. */
export interface Guide {
  title: string;
  points: string[];
}

/**
 * The three guides of the Wegweiser with the facts of spec section 9.
 * @param opens when the room opens, as `28.03.2026, 08:15 Uhr`; null when the start is unknown
 */
export function guides(kind: GuideKind, opens: string | null): Guide[] {
  const { of, room, during } = nouns[kind];
  return [
    {
      title: `Vor Beginn des ${of}`,
      points: [
        "Ihre Zugangsdaten erhalten Sie mehrere Tage vor Beginn per E-Mail.",
        `Den Link zum ${room} senden wir Ihnen einen Tag vor Beginn per E-Mail.`,
        "Eine Erinnerung erhalten Sie eine Stunde vor Beginn.",
        "Keine E-Mail erhalten? Bitte sehen Sie auch im Spam-Ordner nach.",
      ],
    },
    {
      title: "Technik vorbereiten",
      points: [
        "Sie benötigen einen Computer oder ein Tablet mit Lautsprecher, Mikrofon und Kamera; am besten verständlich sind Sie mit einem Headset.",
        "Bitte prüfen Sie Ton, Bild und Internetverbindung rechtzeitig vor Beginn.",
        "Sorgen Sie für einen ruhigen Platz, an dem Sie ungestört sprechen können.",
      ],
    },
    {
      title: during,
      points: [
        `Der ${room} öffnet 15 Minuten vor Beginn${opens === null ? "" : ` (${opens})`}. Über den Link aus der E-Mail treten Sie ein.`,
        "Bitte melden Sie sich mit Ihrem Vor- und Nachnamen an, damit wir Ihre Teilnahme bestätigen können.",
        "Schalten Sie Ihr Mikrofon stumm, solange Sie nicht sprechen. Fragen können Sie jederzeit stellen, auch im Chat.",
      ],
    },
  ];
}

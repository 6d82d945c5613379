import * as v from "valibot";

/** What writes leave behind besides the entities that they change, each checked as strictly as its handlers need it. */
export const memorySchemas = {
  /** What the feedback page sent. */
  feedback: v.array(
    v.strictObject({ formType: v.string(), event: v.unknown(), subject: v.string(), message: v.string() }),
  ),
  pendingLoginEmail: v.nullable(v.string()),
  photosAskedToDelete: v.array(v.number()),
  /** E-mail addresses of accounts that were made here. */
  registered: v.array(v.string()),
  /** Wrong passwords by e-mail address. */
  failedLogins: v.record(v.string(), v.number()),
  takenAppointments: v.array(v.string()),
  /** What the forms of the public site sent, without passwords. */
  requests: v.array(v.strictObject({ form: v.string(), body: v.unknown() })),
};

/** What the portal remembers of writes beside the entities. */
export type Memory = { [Name in keyof typeof memorySchemas]: v.InferOutput<(typeof memorySchemas)[Name]> };

/** The same for every customer. */
export const emptyMemory = (): Memory => ({
  feedback: [],
  pendingLoginEmail: null,
  photosAskedToDelete: [],
  registered: [],
  failedLogins: {},
  takenAppointments: [],
  requests: [],
});

/** The names in the playground. */
export const memoryLabels: Readonly<Record<keyof Memory, string>> = {
  feedback: "Gesendetes Feedback",
  pendingLoginEmail: "Unbestätigte Login-E-Mail",
  photosAskedToDelete: "Zur Löschung beantragte Bilder",
  registered: "Neue Konten (E-Mail)",
  failedLogins: "Fehlversuche bei der Anmeldung",
  takenAppointments: "Vergebene Beratungstermine",
  requests: "Gesendete Anfragen",
};

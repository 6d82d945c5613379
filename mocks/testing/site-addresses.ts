/** How a call is asked; `bearer` is its token. */
export interface Address {
  url: string;
  body?: unknown;
  bearer?: string;
  headers?: Record<string, string>;
}

const person = { salutation: "Frau", firstname: "Käthe", lastname: "Neumann" };
const caller = { company: "Musterwerke", ...person, phone: "+4953155501", email: "kaethe.neumann@post.example" };
const home = { street: "Straße des 17. Juni", streetNumber: "12a", postalCode: "10623", city: "Berlin" };

const bodies = {
  contactRequest: {
    ...person,
    company: null,
    phone: null,
    email: caller.email,
    topic: "Seminare",
    message: "Bitte um Rückruf.",
  },
  inhouseRequest: {
    ...caller,
    postalCodeOrCity: "38112",
    topic: "Datenschutz",
    participants: 12,
    desiredDate: "2026-05-04",
    message: null,
  },
  sbvRequest: { ...person, company: "Musterwerke", phone: null, email: caller.email, message: "Eine Frage." },
  catalogueRequest: { company: "Musterwerke", ...person, ...home, email: null },
  lawyerRequest: { ...caller, message: "Bitte um Rückruf." },
  registrationRequest: {
    eventId: 5001,
    title: null,
    ...caller,
    streetAndHouseNumber: "Werkstraße 100",
    postalCodeOrCity: "38112",
    hotelOverNightOption: "mitNacht_VP",
    message: null,
  },
  digitalChangeRequest: {
    eventId: null,
    title: "Digitaler Wandel",
    ...caller,
    streetAndHouseNumber: "Werkstraße 100",
    postalCodeOrCity: "38112",
    hotelOverNightOption: "ohneNacht_HP",
    message: null,
  },
  newsletterRequest: { email: caller.email, salutation: null, firstname: null, lastname: null },
  promoShopRequest: { ...caller, message: "Bitte um Zugang." },
  userRegistration: {
    ...person,
    company: "Musterwerke",
    ...home,
    phone: caller.phone,
    email: caller.email,
    password: "Kf7!pwmqzxR3",
  },
  appointment: {
    appointmentId: "801-2026-03-11-1000",
    consultantId: 801,
    topic: null,
    ...person,
    company: "Musterwerke",
    phone: caller.phone,
    email: caller.email,
    message: null,
  },
};

const plan = { title: "Neuer Plan", recipient: "Betriebsrat", greeting: "", groups: [] };

/** A write with the key that it needs. */
const once = <B>(url: string, body: B): Address & { body: B } => ({
  url,
  body,
  headers: { "Idempotency-Key": `key-of-${url}` },
});

/** Calls of forms, lists, consultant and training plan, with ids that exist whoever is logged in. */
export const siteAddresses = {
  contactRequest: once("/general-api/contact-request", bodies.contactRequest),
  inhouseRequest: once("/general-api/inhouse-request", bodies.inhouseRequest),
  sbvRequest: once("/general-api/sbv-request", bodies.sbvRequest),
  catalogueRequest: once("/general-api/catalogue-request", bodies.catalogueRequest),
  lawyerRequest: once("/general-api/lawyer-consultation-request", bodies.lawyerRequest),
  registrationRequest: once("/general-api/general-registration-request", bodies.registrationRequest),
  digitalChangeRequest: once("/general-api/digitalen-wandel-registration-request", bodies.digitalChangeRequest),
  newsletterRequest: once("/general-api/newsletter-subscription-request", bodies.newsletterRequest),
  promoShopRequest: once("/general-api/werbemittel-shop-request", bodies.promoShopRequest),
  userRegistration: once("/general-api/user-registration", bodies.userRegistration),
  emailAvailability: { url: "/general-api/fetch-user-email-availability?email=neu%40post.example" },
  tags: { url: "/general-api/get-tags" },
  articleList: { url: "/general-api/get-articles?page=1&size=12" },
  videoList: { url: "/general-api/get-videos?page=1&size=12" },
  hotels: { url: "/general-api/get-hotels" },
  themesRemarketing: { url: "/general-api/themes-remarketing" },
  expertData: { url: "/general-api/expert-data" },
  downloadFilterData: { url: "/general-api/download-filter-data" },
  dataList: { url: "/data-lists/articles?page=1&size=12&tag=arbeitszeit" },
  exports: { url: "/export/lexicon" },
  consultant: { url: "/consultant-api/get-consultant" },
  appointments: { url: "/consultant-api/get-available-appointments?consultantId=801&from=2026-03-10&until=2026-04-06" },
  bookAppointment: once("/consultant-api/book-consultant-appointment", bodies.appointment),
  related: { url: "/recommendation-api/topics?id=1" },
  trainingPlans: { url: "/schulungsplan-api/get" },
  trainingPlan: { url: "/schulungsplan-api/get/p-1" },
  trainingPlanCreate: { url: "/schulungsplan-api/create", body: { plan } },
  trainingPlanEdit: { url: "/schulungsplan-api/edit/p-1", body: { plan: { planId: "p-1", ...plan, version: 3 } } },
  trainingPlanDelete: { url: "/schulungsplan-api/delete/p-3" },
  localLogin: { url: "/local-login", body: { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" } },
} satisfies Record<string, Address>;

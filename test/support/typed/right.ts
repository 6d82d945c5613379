import type { Values } from "./controls.ts";

/** The text that no storage may hold. */
export const SECRET = "geheimes-Kennwort";
/** A valid value for each field. */
export const RIGHT: Values = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Muster",
  company: "Musterwerke",
  street: "Werkstraße",
  streetNumber: "7",
  postalCode: "38112",
  city: "Ulm",
  streetAndHouseNumber: "Werkstraße 7",
  postalCodeOrCity: "Ulm",
  phone: "0731 5555555",
  email: "eva@werk.example",
  topic: "Rechnung",
  participants: "7",
  desiredDate: "03.05.2027",
  hotelOverNightOption: "mitNacht_VP",
  password: SECRET,
  subject: "Lob",
  birthday: "01.02.1980",
  department: "Einkauf",
  seminarEmail: "eva@werk.example",
  personEmail: "",
  businessPhoneNumber: "0731 5555555",
  businessPhoneNumber2: "",
  privatePhoneNumber: "",
  mobileNumber: "",
  mobileNumber2: "",
  faxNumber: "",
};
/** Fields that are sent exactly as typed. */
export const AS_TYPED = ["firstname", "lastname", "company", "message", "subject", "department", "comments", "other"];

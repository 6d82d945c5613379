/** The body of the customer's own data without changes, by the names of the contract. */
export const untouched = {
  firstname: "Sabine",
  lastname: "Brinkmann",
  salutation: "Frau",
  department: "Fertigung, Halle 4",
  businessPhoneNumber: "+49 531 5550-100",
  businessPhoneNumber2: null,
  privatePhoneNumber: null,
  mobileNumber: "0171 / 555 0100",
  mobileNumber2: null,
  faxNumber: null,
  birthday: "1965-01-10",
  seminarEmail: "sabine.brinkmann@musterwerke.example",
  personEmail: "sabine0@post.example",
};

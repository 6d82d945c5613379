/** What the fields of forms are called, and what is said beside them (spec section 3, form fields). */
export const fieldLabels = {
  company: 'Firma',
  salutation: 'Anrede',
  firstname: 'Vorname',
  lastname: 'Nachname',
  street: 'Straße',
  streetNumber: 'Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  streetAndHouseNumber: 'Straße und Hausnummer',
  postalCodeOrCity: 'PLZ oder Ort',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  topic: 'Betreff',
  message: 'Nachricht',
  participants: 'Anzahl der Teilnehmenden',
  desiredDate: 'Wunschtermin',
  hotelOverNightOption: 'Übernachtung und Verpflegung',
  password: 'Passwort',
} as const;

/** The salutations of forms (spec section 3). */
export const salutations = ['Keine Angabe', 'Divers', 'Dr.', 'Frau', 'Frau Dr.', 'Frau Prof.', 'Frau Prof. Dr.', 'Herr', 'Herr Dr.', 'Herr Prof.', 'Herr Prof. Dr.'] as const;

/** What a contact may be about (contract-public section 4, Forms). */
export const contactTopics = ['Seminare', 'Inhouse-Seminare', 'Fachtagungen', 'Rechnung', 'Kundenportal', 'Sonstiges'] as const;

import { bodyOf, type DescribedForm } from "#widgets/shared/forms/description.ts";
import { fields as allFields, type FieldName } from "#widgets/shared/forms/fields.ts";
import { namesOf, type Call, type Insert, type Wanted } from "./names.ts";
import { addressOf } from "./new-read.ts";

/** What somebody types into each field, for tests. */
const typed: Readonly<Record<FieldName, string>> = {
  company: "Musterwerke GmbH",
  salutation: "Frau Dr.",
  firstname: "Eva",
  lastname: "Muster",
  street: "Am Ring",
  streetNumber: "5",
  postalCode: "89073",
  city: "Ulm",
  streetAndHouseNumber: "Am Ring 5",
  postalCodeOrCity: "89073 Ulm",
  phone: "073155550",
  email: "eva@werk.example",
  topic: "Seminare",
  message: "Hallo",
  participants: "12",
  desiredDate: "10.3.2026",
  password: "Kf7!pwmqzxR3",
  hotelOverNightOption: "mitNacht_VP",
};

/** The schema of what of a field travels, where it is no text. */
const schemas: Readonly<Partial<Record<FieldName, readonly [required: string, optional: string]>>> = {
  participants: ["v.number()", "v.nullable(v.number())"],
  desiredDate: ["optionalDay", "optionalDay"],
  hotelOverNightOption: ["overnightOptions", "v.nullable(overnightOptions)"],
};

const isField = (name: string): name is FieldName => Object.hasOwn(allFields, name);

/** The fields that a form is given by their names; those that no form had are one record in `fields.ts` first. */
function fieldsNamed(given: readonly string[]): { readonly name: FieldName; readonly required: boolean }[] {
  return given.map((one) => {
    const name = one.replace(/\?$/, "");
    if (!isField(name)) throw new Error(`No form has a field "${name}": write it into widgets/shared/forms/fields.ts`);
    return { name, required: name === one };
  });
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

/** The fields in their order, those together that follow each other and are alike. */
function specsOf(all: ReturnType<typeof fieldsNamed>): string[] {
  const runs: { helper: string; names: string[] }[] = [];
  for (const { name, required } of all) {
    const helper = required ? "required" : "optional";
    const last = runs.at(-1);
    if (last?.helper === helper) last.names.push(name);
    else runs.push({ helper, names: [name] });
  }
  return runs.map(({ helper, names }) => `...${helper}(${listed(names)})`);
}

/** The widget, its manifest aside, and its situation. */
export function formFiles(write: Call, { id, wing, fields = [] }: Wanted): Record<string, string> {
  const { name, component, texts } = namesOf(id);
  const specs = specsOf(fieldsNamed(fields));
  const helpers = ["optional", "required"].filter((helper) => specs.some((spec) => spec.startsWith(`...${helper}`)));
  return {
    [`widgets/${wing}/${name}/index.tsx`]: `import { userResource } from '#api/people.ts';
import { ${write.name} } from '#api/requests.ts';
import { request as texts, requestForms } from '#i18n/requests.ts';
import { RequestForm } from '#widgets/forms/shared/request-form.tsx';
import { describeRequest } from '#widgets/forms/shared/request.ts';
import { ${helpers.join(", ")} } from '#widgets/shared/forms/description.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { anchor } from './manifest.ts';

const form = describeRequest({
  name: '${name}',
  write: ${write.name},
  texts: requestForms.${texts},
  groups: [{ title: texts.contact, fields: [${specs.join(", ")}] }],
});

export default defineWidget(anchor, () => <RequestForm form={form} />, { reads: [userResource] });
`,
    [`mocks/situations/${wing}/${name}.ts`]: `import type { Situation } from '#mocks/situations/situation.ts';

export const ${texts}Situations: readonly Situation[] = [
  { id: '${name}', title: '${component}', widget: '${id}', customer: 'guest', shows: ['button', '${component} senden'] },
];
`,
  };
}

/** The lines of the write and of its form in lists that name every one. */
export function formInserts({ name: call, path }: Call, { id, wing, fields = [] }: Wanted): readonly Insert[] {
  const { name, component, texts } = namesOf(id);
  const all = fieldsNamed(fields);
  const form: DescribedForm = { name, groups: [{ title: "", fields: all }] };
  const values = Object.fromEntries(all.map((field) => [field.name, typed[field.name]]));
  const body = JSON.stringify(bodyOf(form, values));
  const schemaOf = (field: (typeof all)[number]): string =>
    schemas[field.name]?.[field.required ? 0 : 1] ?? (field.required ? "filledText" : "optionalText");
  const schema = all.map((field) => `${field.name}: ${schemaOf(field)}`).join(", ");
  const required = listed(all.filter((field) => field.required).map((field) => field.name));
  const about = "scripts/openapi/about.ts";
  const handlers = "mocks/model/forms/requests.ts";
  const support = "test/support/requests.tsx";
  return [
    { file: "api/routes.ts", before: "  localLogin: post(", text: `  ${call}: post("${path}"),\n` },
    {
      file: "api/requests.ts",
      before: "/** A new account; the password",
      text: `export const ${call} = requestWrite("${call}", v.strictObject({ ${schema} }));\n\n`,
    },
    {
      file: "i18n/requests.ts",
      before: "  promoShop: {",
      text: `  ${texts}: { label: "${component}", send: "${component} senden", next: answerComes },\n`,
    },
    { file: handlers, before: "  contactRequest,\n", text: `  ${call},\n` },
    { file: handlers, before: '  | "contactRequest"', text: `  | "${call}"\n` },
    { file: handlers, before: "  // The password is", text: `  ${call}: request("${call}", ${call}.body),\n` },
    {
      file: "mocks/testing/site-addresses.ts",
      before: '  localLogin: { url: "',
      text: `  ${call}: once("${addressOf(path)}", ${body}),\n`,
    },
    { file: about, before: "};\n\n/** What each write does", text: `  ${call}: "${component}",\n` },
    { file: about, before: "};\n\nconst requests = [", text: `  ${call}: "${component} is sent",\n` },
    { file: about, before: "] as const satisfies readonly RouteName[];", text: `  "${call}",\n` },
    { file: about, before: "  promoShopRequest: SENT,", text: `  ${call}: SENT,\n` },
    {
      file: support,
      before: "import { renderInRoot",
      text: `import ${texts} from "#widgets/${wing}/${name}/index.tsx";\n`,
    },
    { file: support, before: "} as const satisfies Record<string, WidgetModule>", text: `  ${call}: ${texts},\n` },
    {
      file: "widgets/forms/requests.test.tsx",
      before: '];\n\nit("has a case for each form"',
      text: `  { call: "${call}", typed: ${JSON.stringify(values)}, body: ${body}, required: [${required}] },\n`,
    },
  ];
}

import { userResource } from "#api/people.ts";
import { digitalChangeRequest } from "#api/requests.ts";
import { requestForms } from "#i18n/requests.ts";
import { EventRegistration, registrationGroups } from "#widgets/forms/shared/event-registration.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const digitalChange = describeRequest({
  name: "digital-change",
  write: digitalChangeRequest,
  texts: requestForms.digitalChange,
  groups: registrationGroups,
});

export default defineWidget(anchor, (given) => <EventRegistration form={digitalChange} {...given} />, {
  reads: [userResource],
});

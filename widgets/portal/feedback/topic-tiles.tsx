import type { Control } from "react-hook-form";
import { feedbackTopics, type FeedbackTopic } from "#domain/forms/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { calendarIcon, userIcon } from "#ui/icon/paths.ts";
import { FormRadios } from "#widgets/shared/forms/form-radios.tsx";
import type { FeedbackValues } from "./feedback-values.ts";

const mail = "M3 6h18v13H3zM3 7l9 7 9-7";

const idea = "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.6-1 1-1 1.5h-5c0-.5-.3-.9-1-1.5z";

const icons: Record<FeedbackTopic, string> = { 0: mail, 1: userIcon, 2: calendarIcon, 3: idea };

/** The four topics as tiles, one of which is always chosen. */
export function TopicTiles({ control }: { control: Control<FeedbackValues> }) {
  const options = feedbackTopics.map((id) => ({
    value: String(id),
    label: (
      <span className="feedback-tile">
        <Icon path={icons[id]} size={28} />
        <span>{texts.tiles[id].title}</span>
      </span>
    ),
  }));
  return (
    <div className="feedback-topics">
      <FormRadios control={control} name="topic" label={texts.topic} options={options} />
    </div>
  );
}

import { feedbackTopics, type FeedbackTopic } from '#domain/feedback.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { mail, user } from '#ui/icon/more-paths.ts';
import { calendar } from '#ui/icon/paths.ts';

const idea = 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.6-1 1-1 1.5h-5c0-.5-.3-.9-1-1.5z';

const icons: Record<FeedbackTopic, string> = { 0: mail, 1: user, 2: calendar, 3: idea };

/** The four topics as tiles, one of which is always chosen. */
export function TopicTiles({ topic, onTopic }: { topic: FeedbackTopic; onTopic: (topic: FeedbackTopic) => void }) {
  const options = feedbackTopics.map((id) => ({
    value: String(id),
    label: <span className="feedback-tile"><Icon path={icons[id]} size={28} />{texts.tiles[id].title}</span>,
  }));
  return (
    <div className="feedback-topics">
      <RadioGroup label={texts.topic} name="topic" options={options} value={String(topic)} onValueChange={(value) => onTopic(feedbackTopics.find((id) => String(id) === value) ?? topic)} />
    </div>
  );
}

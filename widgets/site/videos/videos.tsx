import { videoPage } from "#api/lists.ts";
import type { Video } from "#domain/entities/content.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatDay, formatDuration } from "#i18n/format.ts";
import { lists as texts } from "#i18n/lists.ts";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";
import { PagedList } from "#widgets/site/shared/list/paged-list.tsx";
import { useTagFilters } from "#widgets/site/shared/list/tag-filter.ts";

const play = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l6-3.5z";

function VideoEntry({ title, url, image, duration, date, tags }: Video) {
  const lasting = formatDuration(duration);
  const facts = [formatDay(date), lasting && `${texts.videos.duration} ${lasting}`].filter(isFilled);
  return (
    <ListCard title={isFilled(title) ? title : texts.untitled} href={url} image={image} icon={play} tags={tags}>
      {facts.length > 0 && <p className="small">{facts.join(", ")}</p>}
    </ListCard>
  );
}

/** The films of the site, by words and topic. */
export function Videos({ filter }: { filter?: string }) {
  const tags = useTagFilters();
  return (
    <PagedList kind="videos" resource={videoPage} {...tags} preset={filter} keyOf={({ url, title }) => url ?? title}>
      {(video) => <VideoEntry {...video} />}
    </PagedList>
  );
}

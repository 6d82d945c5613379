import { articlePage } from "#api/lists.ts";
import type { Article } from "#domain/entities/article.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists as texts } from "#i18n/lists.ts";
import { documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";
import { PagedList } from "#widgets/site/shared/list/paged-list.tsx";
import { useTagFilters } from "#widgets/site/shared/list/tag-filter.ts";

function ArticleEntry({ title, link, image, tags, teaser }: Article) {
  return (
    <ListCard
      title={isFilled(title) ? title : texts.untitled}
      href={link}
      image={image}
      icon={documentIcon}
      tags={tags}
    >
      <RichText html={teaser} />
    </ListCard>
  );
}

/** The articles of the site, filtered by words, topic and category. */
export function Articles({ filter }: { filter?: string }) {
  const tags = useTagFilters();
  return (
    <PagedList kind="articles" resource={articlePage} {...tags} preset={filter} keyOf={({ id, link }) => id ?? link}>
      {(article) => <ArticleEntry {...article} />}
    </PagedList>
  );
}

import { articlesResource } from "#api/articles.ts";
import type { Article } from "#domain/entities/article.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { articles as texts } from "#i18n/articles.ts";
import { keyed } from "#lib/keyed.ts";
import { useResource } from "#state/resources.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { RestoredEntries, useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { CardImage } from "#widgets/shared/cards/card-image.tsx";
import { useEvenGrid } from "#widgets/shared/cards/use-even-grid.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import css from "./article-recommendations.css?inline";

function Tags({ tags }: { tags: readonly string[] }) {
  const filled = tags.filter(isFilled);
  if (filled.length === 0) return null;
  return (
    <ul className="tags" aria-label={texts.tags}>
      {keyed(filled, (tag) => tag).map(([key, tag]) => (
        <li key={key}>{tag}</li>
      ))}
    </ul>
  );
}

function ArticleCard({ article, index }: { article: Article; index: number }) {
  const title = isFilled(article.title) ? article.title : texts.untitled;
  const href = safeLink(article.link);
  return (
    <li className="picture-card" part="card" data-list-focus={`article-${index}`}>
      <CardImage src={article.image} icon={documentIcon} />
      <div className="picture-card-text">
        <Tags tags={article.tags} />
        <h3>
          <Compound text={title} />
        </h3>
        <RichText html={article.teaser} />
        {href !== null && (
          <div className="picture-card-foot">
            <Button href={href}>
              <span>{texts.more}</span>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Cards({ articles }: { articles: readonly Article[] }) {
  const list = useRestoredList();
  const grid = useEvenGrid();
  if (articles.length === 0) return <Empty about="articles">{texts.none}</Empty>;
  return (
    <RestoredEntries list={list}>
      <ul className={grid}>
        {keyed(articles, ({ id, link }) => id ?? link).map(([key, article], index) => (
          <ArticleCard key={key} article={article} index={index} />
        ))}
      </ul>
    </RestoredEntries>
  );
}

/** The block of recommended and popular articles (spec section 2). */
export function ArticleRecommendations() {
  useStyles(css);
  const watched = useResource(articlesResource);
  return (
    <section className="stack">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(articles) => <Cards articles={articles} />}
      </RemoteView>
    </section>
  );
}

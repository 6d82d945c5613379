import { articlesResource } from "#api/articles.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { ArticleRecommendations } from "./article-recommendations.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, ArticleRecommendations, { reads: [articlesResource] });

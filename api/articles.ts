import * as v from "valibot";
import { list } from "#domain/entities/fields.ts";
import { articleSchema } from "#domain/entities/article.ts";
import { resource } from "#api/resource.ts";

/** Recommended and popular articles. */
export const articlesResource = resource(
  "articles",
  v.object({ articles: list(articleSchema) }),
  (answer) => answer.articles,
);

import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { articleSchema } from "#domain/entities/article.ts";
import { list } from "#domain/entities/fields.ts";

/** Recommended and popular articles. */
export const articlesResource = defineResource(
  "articles",
  v.object({ articles: list(articleSchema) }),
  (answer) => answer.articles,
);

import { defineWidget } from '#widgets/shared/widget.ts';
import { ArticleRecommendations } from './article-recommendations.tsx';

export default defineWidget(ArticleRecommendations);

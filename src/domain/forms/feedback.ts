/** The tiles of the feedback page (spec section 9): 0 general, 1 account data, 2 seminars, 3 ideas and improvement. */
export const feedbackTopics = [0, 1, 2, 3] as const;
/** The number of a tile. */
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** The tile that is preselected, and the only one that offers completed seminars (spec section 2). */
export const SEMINARS: FeedbackTopic = 2;

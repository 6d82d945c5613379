/** The slot of the element that the video script fills. */
export const VIDEOS_SLOT = 'videos';

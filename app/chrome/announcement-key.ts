/** The storage key for a closed announcement. A new announcement has a new id, so it's shown. */
export const closedAnnouncementKey = (id: string) => `announcement-closed:${id}`;

/** Storage key for "this announcement was closed". A new announcement has a new id and shows again. */
export const closedAnnouncementKey = (id: string) => `announcement-closed:${id}`;

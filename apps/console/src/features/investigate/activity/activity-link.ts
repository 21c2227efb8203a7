/** URL of an activity's page, for mail, notices and colleagues. */
export function activityLink(id: string): string {
  return new URL(`/ui/appForensics/activities/${encodeURIComponent(id)}`, location.origin).href;
}

/** An analyst's verdict on an activity. */
export const ASSESSMENTS = ['not_assessed', 'expected', 'suspicious', 'malicious'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

/** Maximum characters of a note, and maximum notes on one activity. */
export const LONGEST_NOTE = 1024;
export const MOST_NOTES = 100;

/** Maximum activities of one bulk update. */
export const MOST_UPDATED = 500;

/** Activities that a detail page lists as related. */
export const RELATED_ACTIVITIES = { min: 10, default: 50, max: 500 } as const;

/** Days around an activity in which related ones are looked for. */
export const INCIDENT_HISTORY_DAYS = { min: 1, default: 7, max: 30 } as const;

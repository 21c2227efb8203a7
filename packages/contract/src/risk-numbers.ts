import { z } from 'zod';

/** Risk of a service on both scales. */
export const riskNumbers = {
  risk_score: z
    .number()
    .nullable()
    .describe(
      '0 to 100, more is riskier. The points of its parts add up to it. 100 if the service is knocked out, null if it is not researched.',
    ),
  brr: z
    .number()
    .describe(
      'Business Readiness Rating, 100 minus the risk score: 100 is best. 102 if the service is knocked out, 103 if it is not researched.',
    ),
};

const rating = z.number().int().min(0).max(100);

/** Highest BRR of each level; above `medium` is low risk. */
export const riskThresholds = {
  high: rating.describe('A BRR up to this one is high risk; 33 by default.'),
  medium: rating.describe('A BRR above `high` and up to this one is medium risk; 66 by default.'),
};

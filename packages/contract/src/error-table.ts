/** Errors by name, each with its HTTP status and the console's numeric code. */
export type ErrorTable = Readonly<
  Record<
    string,
    {
      readonly status: number;
      readonly code: number;
      /** Rejected request field, if it is always the same; forms show the error there. */
      readonly field?: string;
    }
  >
>;

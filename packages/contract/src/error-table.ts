/** Errors by name, each with its HTTP status and its numeric code in the console's catalogue. */
export type ErrorTable = Readonly<
  Record<
    string,
    {
      readonly status: number;
      readonly code: number;
      /** The value of the request that is refused, where it is always the same: forms show the error there. */
      readonly field?: string;
    }
  >
>;

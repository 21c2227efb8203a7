/** Jobs that deliver to destinations, each with a destination's id. */
export const DESTINATION_QUEUE = 'destinations.tell';

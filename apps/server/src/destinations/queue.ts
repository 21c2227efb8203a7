/** Jobs that deliver to destinations, each with a destination's ID. */
export const DESTINATION_QUEUE = 'destinations.tell';

/** The jobs that tell destinations, each with the id of one. */
export const DESTINATION_QUEUE = 'destinations.tell';

/** The channel event with which the preview reports an event of a machine to the manager. */
export const MACHINE_MOMENT = 'smart-fire/machine-moment'

/** The name under which the preview tells the manager what a machine did. */
export const MACHINE_MOMENT = 'smart-fire/machine-moment'

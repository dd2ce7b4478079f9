/** The tabs are parts of one screen. */
export const key = 'inspectionManagement/inspectionRecord'

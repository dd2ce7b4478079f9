/** The address of the page of one device. */
export const pathOfDevice = (id: string): string => `/adminSys/deviceManger/${encodeURIComponent(id)}`

/** How many files a device has at most (our server, ADR 76). */
export const MOST_DEVICE_FILES = 100

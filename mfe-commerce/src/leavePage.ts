/** Leaves the site for an address of the payment service, or loads an address of the site. */
export const leavePage = (url: string): void => location.assign(url);

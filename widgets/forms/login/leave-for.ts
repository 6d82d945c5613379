/** Goes to another page. */
export const leaveFor = (address: string): void => location.assign(address);

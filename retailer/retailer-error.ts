/** Something in the retailer's folder is wrong. The message names the file and what to do; a stack would hide it. */
export class RetailerError extends Error {
  override readonly name = 'RetailerError';
}

/** Replaced by the key in the value of a header: some gateways expect the key under a header name of their own. */
export const KEY_PLACE = '{key}'

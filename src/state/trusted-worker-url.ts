// Scripts that run beside the page: the browser takes the address of one only from here, and only our own.

interface Policy {
  createScriptURL(address: string): unknown;
}
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** The name stands in the Content-Security-Policy; browsers without Trusted Types take plain addresses. */
const policy = trustedTypes?.createPolicy('gatepost', {
  createScriptURL(address) {
    const { origin, href } = new URL(address, document.baseURI);
    if (origin !== location.origin) throw new TypeError(`not a script of ours: ${href}`);
    return href;
  },
});

/** The address of a script of ours, for `new Worker` and the like. */
export const trustedWorkerUrl = (address: string): string =>
  (policy ? policy.createScriptURL(address) : address) as string;

/** Scripts of other firms, each loaded when it is used, under the page's content policy. */

/** Loads a script once it is allowed; rejects when it does not come, blockers included. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    script.src = url;
    document.head.append(script);
  });
}

/** The global value that a script defined with this name. */
export const leftByScript = (name: string): unknown => Reflect.get(window, name);

/** Leaves something in the page for a script to find. */
export const leaveForScript = (name: string, value: unknown): void =>
  void Reflect.set(window, name, value);

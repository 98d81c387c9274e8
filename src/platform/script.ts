/**
 * Functions for scripts of third parties. Each script is loaded when it is first used, and the
 * page's content security policy must allow it.
 */

/**
 * Loads a script that `allowScripts` has allowed; rejects when it does not load, for instance
 * because of an ad blocker.
 */
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

/** The global variable that a script defined with this name; undefined when there is none. */
export const readGlobal = (name: string): unknown => Reflect.get(window, name);

/** Sets a global variable of the page that a script of a third party reads. */
export const setGlobal = (name: string, value: unknown): void =>
  void Reflect.set(window, name, value);

export declare const linesWithSecrets: (log: string) => string[];

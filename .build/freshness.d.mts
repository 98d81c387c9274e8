export declare const buildVariables: (env: Readonly<Record<string, string | undefined>>) => string;
export declare const recordBuild: (built: string, variables: string) => void;
export declare const isFresh: (built: string, newestSource: number, variables: string) => boolean;

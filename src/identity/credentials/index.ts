export { CodeForm } from './CodeForm.tsx';
export { codeFacts, wiredOtp } from './codeWiring.ts';
export { NewPasswordFields } from './NewPasswordFields.tsx';

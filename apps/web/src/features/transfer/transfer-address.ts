export const importsAddress = '/policy-imports';
export const importAddress = (importId: string): string => `${importsAddress}/${importId}`;

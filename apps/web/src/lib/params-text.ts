/** Parameters as people share them: the commas of a list stay readable. */
export const paramsText = (params: URLSearchParams) => params.toString().replaceAll('%2C', ',');

/** The sample app's file in the build, beside the page (`tools/sampleApp.ts`). */
export const SAMPLE_APP = 'sample-app.html'

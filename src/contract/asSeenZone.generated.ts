// Made by contracts/build.ts from contracts/src. Don't edit: run "npm run build:contracts".

/** The zone for sales as seen on Seaport 1.6, on every chain where somebody deployed it. */
export const asSeenZoneAddress = '0x06b23E187879805598d20AE28B5D5C6B5eF38B56'
export const asSeenZoneCodeHash = '0x25b092d640c006c760a8b709b96ccb90442debbc19c55509aeaa49d56a480ffc'

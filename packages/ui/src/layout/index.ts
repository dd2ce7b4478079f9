'use client'
/*
 * Boxes and texts of the styling library and what else our other packages share. They take these from here, because npm gives each package a copy of
 * its own when the host has another version, and a part finds only the provider of its own copy. Not for hosts: its types are Chakra's.
 */
export { Box, Flex, Grid, Heading, Stack, Text, type FlexProps } from '@chakra-ui/react'
export { useLayoutEffect } from '../root/use-layout-effect'
